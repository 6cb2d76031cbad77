/** The site's mark: a pitch seen from above, its centre circle struck like a pulse. */
export function Brand() {
  return (
    <svg width="28" height="28" viewBox="0 0 28 28" aria-hidden="true" className="shrink-0">
      <rect width="28" height="28" rx="7" fill="#2f6b10" />
      <path d="M14 0h7a7 7 0 0 1 7 7v14a7 7 0 0 1-7 7h-7Z" fill="#3b8016" />
      <circle cx="14" cy="14" r="6.2" fill="none" stroke="#fff" strokeWidth="1.6" />
      <path d="M14 2v5.8M14 20.2V26" stroke="#fff" strokeWidth="1.6" />
      <circle cx="14" cy="14" r="2.4" fill="#9be05a" />
    </svg>
  );
}
