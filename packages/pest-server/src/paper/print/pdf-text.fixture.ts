import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** The words of a PDF, page by page, and its title. */
export async function textOf(pdf: Uint8Array): Promise<{ pages: string[]; title: unknown }> {
  const document = await getDocument({ data: Uint8Array.from(pdf) }).promise;
  const pages: string[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const { items } = await (await document.getPage(number)).getTextContent();
    pages.push(packed(items.map((item) => ('str' in item ? item.str : '')).join('')));
  }
  const { info } = await document.getMetadata();
  return { pages, title: 'Title' in info ? info.Title : undefined };
}

/** Line ends and the space between words are the layout's; the characters are the report's. */
export function packed(text: string): string {
  return text.normalize('NFKC').replace(/\s+/g, '');
}
