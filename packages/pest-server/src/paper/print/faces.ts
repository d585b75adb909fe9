import { createRequire } from 'node:module';
import pdfmake from 'pdfmake';
import { printableIn } from './printable';
import { printFont } from './font';

const require = createRequire(import.meta.url);

/** The whole faces, so that rare characters in names are there; the PDF takes along only the glyphs it shows. */
const faces = {
  normal: require.resolve('@expo-google-fonts/noto-sans-sc/400Regular/NotoSansSC_400Regular.ttf'),
  bold: require.resolve('@expo-google-fonts/noto-sans-sc/700Bold/NotoSansSC_700Bold.ttf'),
};
const readable = new Set<string>(Object.values(faces));

pdfmake.setFonts({ [printFont]: { ...faces, italics: faces.normal, bolditalics: faces.bold } });
// What a document says must never make the server fetch an address or open a file.
pdfmake.setUrlAccessPolicy(() => false);
pdfmake.setLocalAccessPolicy((path) => readable.has(path));

/** Draws PDFs with our faces and nothing from outside. */
export const printer: Pick<typeof pdfmake, 'createPdf'> = pdfmake;

let inFace: ((text: string) => string) | null = null;

/** Makes text printable in our face, which is opened once, when the first document is drawn. */
export function printable(): (text: string) => string {
  inFace ??= printableIn(faces.normal);
  return inFace;
}
