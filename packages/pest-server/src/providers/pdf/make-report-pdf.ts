import { createRequire } from 'node:module';
import pdfmake from 'pdfmake';
import { mapTexts, printableIn } from './printable';
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

let inFace: ((text: string) => string) | null = null;

/** The face is opened once, when the first report is drawn. */
function printable(): (text: string) => string {
  inFace ??= printableIn(faces.normal);
  return inFace;
}

/** Draws a report; takes about a second and blocks its thread, so the server calls it in a worker. */
export async function makeReportPdf(input: ReportPdfInput): Promise<Uint8Array> {
  const document = mapTexts(input.document, printable());
  return pdfmake.createPdf(reportLayout({ ...input, document })).getBuffer();
}
