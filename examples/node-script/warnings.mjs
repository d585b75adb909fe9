import { createPestClient, describeError } from 'pest-sdk';
import { stockEntries } from 'pest-ui/rules';

/** `PEST_URL=https://pest.example.com PEST_TOKEN=… npm start` prints what runs out. */
const client = createPestClient({
  baseUrl: process.env.PEST_URL ?? 'http://localhost:8080',
  token: () => process.env.PEST_TOKEN ?? '',
});

try {
  const warnings = await client.stock.allCategoryStock();
  const entries = stockEntries(warnings);
  console.table(entries.map(({ name, stock, status }) => ({ name, stock, status })));
} catch (error) {
  console.error(describeError(error, 'en'));
  process.exitCode = 1;
}
