import { type ReportDocument, reportMessages } from 'pest-sdk';
import { reportSignatures, type SignatureEntry } from 'pest-sdk/documents';
import { useFormat, useMessages } from '../../i18n/messages';
import { Text } from '../../primitives/text/Text';
import { Signatures } from './ReportFigures.styles';
import { SignaturePicture } from './SignaturePicture';

/** Who signed the report, and who reviewed it. */
export function SignatureList({ document }: { readonly document: ReportDocument }) {
  const t = useMessages(reportMessages);
  return <SignatureEntries signatures={reportSignatures(document, { t, format: useFormat() })} />;
}

interface SignatureEntriesProps {
  readonly label?: string;
  readonly signatures: readonly SignatureEntry[];
}

/** Signatures side by side, drawn or typed, with what is said of each. */
export function SignatureEntries({ label, signatures }: SignatureEntriesProps) {
  const t = useMessages(reportMessages);
  return (
    <Signatures aria-label={label}>
      {signatures.map(({ title, name, strokes, lines }) => (
        <li key={title + name}>
          <strong>{title}</strong>
          {strokes && <SignaturePicture strokes={strokes} label={t('report.signature.drawn', { name })} />}
          {lines.map(({ text, tone }) => (
            <Text key={text} size={tone && 'xs'} tone={tone === 'quiet' ? 'muted' : tone}>
              {text}
            </Text>
          ))}
        </li>
      ))}
    </Signatures>
  );
}
