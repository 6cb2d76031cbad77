import { m } from "#web/paraglide/messages.js";

export default function Home() {
  return <h1>{m.site_name()}</h1>;
}
