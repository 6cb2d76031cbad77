import { SearchBox } from "#web/features/search/box/search-box.tsx";
import "#web/features/search/search.css";
import "#web/features/search/box/search-box.css";

/** Loaded when the frame's link is pressed. */
export default function Box({ onClose }: { readonly onClose: () => void }) {
  return <SearchBox onClose={onClose} />;
}
