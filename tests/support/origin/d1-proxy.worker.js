/** The tests' way to D1 (d1-proxy.ts): statements come in as `[sql, values]`, rows go out, failures in D1's words. */
export default {
  async fetch(request, { DB }) {
    const { statements, together } = await request.json();
    try {
      const prepared = statements.map(([sql, values]) =>
        values.length > 0 ? DB.prepare(sql).bind(...values) : DB.prepare(sql),
      );
      const answers = together ? await DB.batch(prepared) : [await prepared[0].all()];
      return Response.json({ rows: answers.map(({ results }) => results) });
    } catch (error) {
      return Response.json({ failure: String(error.message) });
    }
  },
};
