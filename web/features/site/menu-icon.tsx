/** Icon of an entry in the content service's menu. Its space is reserved; its name stands beside it. */
export function MenuIcon({ src }: { readonly src: string | undefined }) {
  if (src === undefined) return null;
  return (
    <img src={src} width={20} height={20} alt="" decoding="async" loading="lazy" className="menu-icon" />
  );
}
