import { createRequire } from 'node:module';
import pdfmake from 'pdfmake';
import { printFont } from './font';
import { openFont, printableIn, widthsIn } from './printable';

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

/** The plain face, opened once, when the first document is drawn. */
const opened = once(() => openFont(faces.normal));

/** Makes text printable in our face. */
export const printable = once(() => printableIn(opened()));

const widths = once(() => ({ normal: widthsIn(opened()), bold: widthsIn(openFont(faces.bold)) }));

/** How wide a line is, in points. */
export function lineWidth(line: string, size: number, face: 'normal' | 'bold' = 'normal'): number {
  return widths()[face](line) * size;
}

function once<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | null = null;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
