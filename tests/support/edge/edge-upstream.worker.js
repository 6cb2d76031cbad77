/**
 * A stand-in for the services behind edge, steered by tests through its own socket: POST /~plan says how the
 * next answers look, GET /~calls tells what was asked. Plain JavaScript: workerd loads it as it is.
 */
const initial = () => ({ plan: {}, calls: [], running: 0, mostRunning: 0 });
let state = initial();

const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

async function control(request, path) {
  if (path === "/~reset") {
    state = initial();
  } else if (path === "/~plan") {
    state.plan = { ...state.plan, ...(await request.json()) };
  }
  return Response.json({ calls: state.calls, mostRunning: state.mostRunning });
}

/** Data of a call with this session, beyond the plan. */
const readersData = (request, { readers }) =>
  readers?.[(request.headers.get("authorization") ?? "").replace("Bearer ", "")];

async function answer(plan) {
  if (plan.delayMs) await pause(plan.delayMs);
  if (plan.crash) throw new Error("the service is down");
  const headers = { "content-type": plan.contentType ?? "application/json", ...plan.headers };
  if (plan.text !== undefined) return new Response(plan.text, { status: plan.status ?? 200, headers });
  const data = {
    matches: [],
    competitions: [],
    configurations: [],
    pages: [],
    menu: [],
    page: null,
    moved_to: null,
    object_meta: null,
    tables: [],
    promotions: [],
    date: "2026-01-01",
    tz: "+07:00",
    answer_no: state.calls.length,
    ...plan.data,
  };
  if (plan.padding) data.padding = "x".repeat(plan.padding);
  return Response.json(
    { data, page: { limit: 500, page: 1, total: 0 } },
    { status: plan.status ?? 200, headers },
  );
}

export default {
  async fetch(request) {
    const url = new URL(request.url);
    if (url.pathname.startsWith("/~")) return control(request, url.pathname);
    const call = {
      method: request.method,
      path: url.pathname,
      search: url.search,
      headers: Object.fromEntries(request.headers),
      body: request.method === "POST" && !state.plan.readsNoBody ? await request.text() : null,
    };
    state.calls.push(call);
    state.running += 1;
    state.mostRunning = Math.max(state.mostRunning, state.running);
    try {
      const { paths = {} } = state.plan;
      const plan = { ...state.plan, ...(paths[`${request.method} ${url.pathname}`] ?? paths[url.pathname]) };
      return await answer({ ...plan, data: { ...plan.data, ...readersData(request, plan) } });
    } finally {
      state.running -= 1;
    }
  },
};
