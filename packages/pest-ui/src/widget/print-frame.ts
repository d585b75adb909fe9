/** A page that holds nothing but what is printed. */
export interface PrintFrame {
  readonly page: Window;
  readonly document: Document;
  /** Prints it, and takes it away when the dialog is closed; `onPrint` takes the dialog's place. */
  readonly print: (onPrint?: ((page: Window) => unknown) | undefined) => Promise<void>;
}

interface PrintFrameOptions {
  /** What the browser proposes as the file's name. */
  readonly title: string;
  /** Of the frame, for screen readers. @default `title` */
  readonly frameTitle?: string | undefined;
  readonly language?: string | undefined;
  readonly direction?: string | undefined;
  /** Style sheets, one after the other. */
  readonly styles: readonly string[];
  /** After what it stands. @default at the end of the page */
  readonly after?: Element | undefined;
}

/** How long the page stays after the dialog is asked for, where the browser does not say that it is done. */
const keptFor = 60_000;

/**
 * A frame to print from, so that nothing of the host's page is printed or changed. Its styles are constructed sheets,
 * which a strict content security policy allows.
 */
export function openPrintFrame({
  title,
  frameTitle,
  language,
  direction,
  styles,
  after,
}: PrintFrameOptions): PrintFrame {
  const frame = document.createElement('iframe');
  frame.title = frameTitle ?? title;
  frame.tabIndex = -1;
  Object.assign(frame.style, { position: 'fixed', width: '0', height: '0', border: '0', inset: '0 auto auto 0' });
  if (after) after.after(frame);
  else document.body.append(frame);
  const page = frame.contentWindow;
  const inside = frame.contentDocument;
  if (!page || !inside) {
    frame.remove();
    throw new Error('print');
  }
  inside.title = title;
  inside.documentElement.lang = language ?? '';
  inside.documentElement.dir = direction ?? '';
  inside.adoptedStyleSheets = styles.map((text) => sheetIn(inside, text));
  return {
    page,
    document: inside,
    print: async (onPrint) => {
      page.addEventListener('afterprint', () => frame.remove());
      setTimeout(() => frame.remove(), keptFor);
      if (onPrint) await onPrint(page);
      else page.print();
    },
  };
}

/** A sheet is made by the page that takes it. */
function sheetIn({ defaultView }: Document, text: string): CSSStyleSheet {
  const Sheet = defaultView?.CSSStyleSheet ?? CSSStyleSheet;
  const sheet = new Sheet();
  sheet.replaceSync(text);
  return sheet;
}
