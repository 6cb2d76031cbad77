/** Empty state of a panel. */
export function EmptyPanel({ text }: { readonly text: string }) {
  return <p className="panel league-none">{text}</p>;
}
