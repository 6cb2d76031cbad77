/** Stands where there is nothing (yet) to show. */
export function EmptyPanel({ text }: { readonly text: string }) {
  return <p className="panel league-none">{text}</p>;
}
