// @ts-check

/**
 * The newest reports, as PDF in one language after the other: each is printed once, and then kept.
 * @param {import('../kit/server.mjs').Server} server @param {string} token @param {number} most
 * @returns {Promise<{ id: string, print: () => Promise<string> }[]>} `print` answers where the PDF is
 */
export async function printableReports({ call }, token, most) {
  const { items } = await call('GET', '/api/v-task-report-data/list?page=1&limit=20', { token });
  const all = ['zh', 'en'].flatMap((language) =>
    items.map((/** @type {{ id: string }} */ { id }) => ({
      id,
      print: async () =>
        (await call('GET', `/api/v-task-report-data/pdf/${id}?language=${language}`, { token })).fullurl,
    })),
  );
  return all.slice(0, most);
}
