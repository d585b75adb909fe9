import type { ResultOf, SealPlace } from 'pest-sdk';
import { Button, Notice, Row, Stack, Text, token } from 'pest-ui';
import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { useT } from '../../base/i18n';
import { contractMessages } from './contract.messages';
import { PageShape } from './PageShape';
import { type ReadPdf, readPdf } from './read-pdf';

export interface ContractPagesProps extends Pick<ResultOf<'contract.places'>, 'pages' | 'places'> {
  readonly file: string;
}

/** What is drawn is twice as wide as it is shown, so that it can be looked at closely. */
const drawnWidth = 1240;

/** `gone` is a file that is not there any more, or whose link has ended: asking again does not bring it. */
type Reading = { readonly state: 'reading' | 'failed' | 'gone' } | { readonly state: 'read'; readonly pdf: ReadPdf };

/** A contract, page by page from the first one that is stamped on, with the places of its seal. */
export function ContractPages({ file, pages, places }: ContractPagesProps) {
  const t = useT(contractMessages);
  const [asked, setAsked] = useState(0);
  const reading = useReading(file, asked);
  const first = { places, page: places[0]?.page ?? 1 };
  const [turned, setTurned] = useState(first);
  // Another seal begins where it is stamped itself.
  const { page } = turned.places === places ? turned : first;
  const turn = (by: number) => setTurned({ places, page: page + by });
  const [close, setClose] = useState(false);
  const here = places.filter((place) => place.page === page);
  return (
    <Stack gap={2}>
      {reading.state === 'gone' && <Notice tone="warning">{t('contract.page.gone')}</Notice>}
      {reading.state === 'failed' && (
        <Notice tone="warning">
          {t('contract.page.failed')} <Button onClick={() => setAsked(asked + 1)}>{t('contract.page.again')}</Button>
        </Notice>
      )}
      <Row gap={2}>
        <Text size="sm" role="status">
          {reading.state === 'reading'
            ? t('contract.page.reading')
            : t(here.length > 0 ? 'contract.page.sealed' : 'contract.page.plain', { page, pages, count: here.length })}
        </Text>
        <Button size="sm" disabled={page <= 1 || reading.state !== 'read'} onClick={() => turn(-1)}>
          {t('contract.page.before')}
        </Button>
        <Button size="sm" disabled={page >= pages || reading.state !== 'read'} onClick={() => turn(1)}>
          {t('contract.page.next')}
        </Button>
        <Button size="sm" aria-pressed={close} onClick={() => setClose(!close)}>
          {t('contract.page.close')}
        </Button>
      </Row>
      {/* Scrolled by keys too. */}
      <Frame role="group" aria-label={t('contract.page.frame')} tabIndex={close ? 0 : undefined} $close={close}>
        <Drawn key={page} pdf={reading.state === 'read' ? reading.pdf : null} page={page} places={here} />
      </Frame>
    </Stack>
  );
}

function useReading(file: string, asked: number): Reading {
  const [reading, setReading] = useState<Reading>({ state: 'reading' });
  // biome-ignore lint/correctness/useExhaustiveDependencies: asking again reads it again
  useEffect(() => {
    const left = new AbortController();
    let pdf: ReadPdf | undefined;
    setReading({ state: 'reading' });
    readPdf(file, left.signal).then(
      (next) => {
        if (next === 'gone') return left.signal.aborted || setReading({ state: 'gone' });
        pdf = next;
        return left.signal.aborted ? pdf.close() : setReading({ state: 'read', pdf });
      },
      () => left.signal.aborted || setReading({ state: 'failed' }),
    );
    return () => {
      left.abort();
      pdf?.close();
    };
  }, [file, asked]);
  return reading;
}

interface DrawnProps {
  readonly pdf: ReadPdf | null;
  readonly page: number;
  readonly places: readonly SealPlace[];
}

/** A page in the shape that it will have, and itself once it is drawn. */
function Drawn({ pdf, page, places }: DrawnProps) {
  const t = useT(contractMessages);
  const canvas = useRef<HTMLCanvasElement>(null);
  const [size, setSize] = useState<{ readonly width: number; readonly height: number }>();
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    const left = new AbortController();
    if (pdf && canvas.current) {
      pdf.draw(page, canvas.current, drawnWidth, left.signal).then(
        (shown) => left.signal.aborted || setSize(shown),
        () => left.signal.aborted || setFailed(true),
      );
    }
    return () => left.abort();
  }, [pdf, page]);
  return (
    <>
      {failed && <Notice tone="warning">{t('contract.page.undrawn')}</Notice>}
      <PageShape
        label={t(places.length > 0 ? 'contract.page.picture' : 'contract.page.picture.plain', { page })}
        size={size}
        places={places}
      >
        <canvas ref={canvas} />
      </PageShape>
    </>
  );
}

const Frame = styled.div<{ $close: boolean }>`
  overflow: auto;
  max-height: ${({ $close }) => ($close ? '70vh' : 'none')};
  border: 1px solid ${token.color.border};
  border-radius: ${token.radius.md};

  > figure {
    width: ${({ $close }) => ($close ? '200%' : '100%')};
  }
`;
