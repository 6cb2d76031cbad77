import leagues from "../rows.json";
import { List } from "./list.jsx";

// Rendered for each request, as a live list is.
export const dynamic = "force-dynamic";

export default function Page() {
  return <List leagues={leagues} />;
}
