import { createRequire } from 'node:module';
import pdfmake from 'pdfmake';
import { type ReportPdfInput, reportLayout } from './report-layout';
import { reportFont } from './report-style';

const require = createRequire(import.meta.url);

/** The whole faces, so that rare characters in names are there; the PDF takes along only the glyphs it shows. */
const faces = {
  normal: require.resolve('@expo-google-fonts/noto-sans-sc/400Regular/NotoSansSC_400Regular.ttf'),
  bold: require.resolve('@expo-google-fonts/noto-sans-sc/700Bold/NotoSansSC_700Bold.ttf'),
};
const readable = new Set<string>(Object.values(faces));

pdfmake.setFonts({ [reportFont]: { ...faces, italics: faces.normal, bolditalics: faces.bold } });
// What a report says must never make the server fetch an address or open a file.
pdfmake.setUrlAccessPolicy(() => false);
pdfmake.setLocalAccessPolicy((path) => readable.has(path));

/** Draws a report; takes about a second and blocks its thread, so the server calls it in a worker. */
export async function makeReportPdf(input: ReportPdfInput): Promise<Uint8Array> {
  return pdfmake.createPdf(reportLayout(input)).getBuffer();
}
