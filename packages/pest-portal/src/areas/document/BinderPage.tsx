import { useMutation, useQuery } from '@tanstack/react-query';
import type { ResultOf } from 'pest-sdk';
import {
  Badge,
  Button,
  downloadIcon,
  EmptyState,
  FailureState,
  Grid,
  Icon,
  LoadingState,
  Section,
  toCsv,
  token,
  useFormat,
  VisuallyHidden,
} from 'pest-ui';
import { styled } from 'styled-components';
import { useT } from '../../base/i18n';
import { binderQuery } from '../../kit/choices/choices.queries';
import { OpenLink } from '../../kit/page/OpenLink';
import { PageHead } from '../../kit/page/PageHead';
import { filesOf, zipOf } from './binder-zip';
import { documentMessages } from './document.messages';
import { StandingBadge } from './StandingBadge';

type Binder = ResultOf<'document.binder'>;

/** A site's binder: what is missing first, then what is there, and all of it in one download. */
export function BinderPage({ customerId }: { readonly customerId: string }) {
  const t = useT(documentMessages);
  const binder = useQuery(binderQuery(customerId));
  const download = useDownload();
  if (binder.error && !binder.data) return <FailureState error={binder.error} onRetry={() => void binder.refetch()} />;
  if (!binder.data) return <LoadingState />;
  const { data } = binder;
  const empty = data.documents.length + data.companyPapers.length === 0;
  return (
    <>
      <PageHead title={t('document.title')}>
        {!empty && (
          <Button variant="primary" loading={download.isPending} onClick={() => download.mutate(data)}>
            <Icon path={downloadIcon} size={16} />
            {t('document.download')}
          </Button>
        )}
      </PageHead>
      {download.isError && <p role="alert">{t('document.download.failed')}</p>}
      <Gaps gaps={data.gaps} />
      {empty ? (
        <EmptyState title={t('document.binder.empty')} hint={t('document.binder.empty.hint')} />
      ) : (
        <Papers binder={data} />
      )}
      <Grid divided min={340}>
        {data.products.length > 0 && <Products binder={data} />}
        <Records />
      </Grid>
    </>
  );
}

/** Everything in one archive, with a list that names what it is and until when it holds. */
function useDownload() {
  const t = useT(documentMessages);
  const { day } = useFormat();
  return useMutation({
    meta: { shownInPlace: true },
    mutationFn: async (binder: Binder) => {
      const kindName = (kind: Binder['gaps'][number]['kind']) => t(`document.kind.${kind}`);
      const head = [
        'document.kind',
        'document.name',
        'document.subject',
        'document.number',
        'document.lastDay',
      ] as const;
      const rows = [
        head.map((key) => t(key)),
        ...binder.documents.map(({ kind, title, subject, number, lastDay }) => [
          kindName(kind),
          title,
          subject,
          number,
          lastDay ? day(lastDay) : t('document.lastDay.none'),
        ]),
        ...binder.companyPapers.map(({ kind, companyName }) => [kindName(kind), companyName, '', '', '']),
      ];
      const list = { name: `${t('document.download.list')}.csv`, text: toCsv(rows) };
      const archive = await zipOf(filesOf(binder, kindName), list);
      save(archive, `${t('document.download.name')}.zip`);
    },
  });
}

function save(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob);
  const link = Object.assign(document.createElement('a'), { href: url, download: name });
  link.click();
  URL.revokeObjectURL(url);
}

/** What is missing, a line for each kind with what it is missing for. */
function Gaps({ gaps }: { readonly gaps: Binder['gaps'] }) {
  const t = useT(documentMessages);
  const { list, parts } = useFormat();
  return (
    <Section title={t('document.gaps')}>
      {gaps.length === 0 ? (
        <p>{t('document.gaps.none')}</p>
      ) : (
        <List>
          {byKind(gaps).map(([kind, ofKind]) => (
            <li key={kind}>
              <span>
                {t(`document.kind.${kind}`)}
                <small>{list(ofKind.map(({ subject, number }) => parts([subject, number])).filter(Boolean))}</small>
              </span>
              <Badge tone="danger">{t('document.gaps.count', { count: ofKind.length })}</Badge>
            </li>
          ))}
        </List>
      )}
    </Section>
  );
}

function byKind(gaps: Binder['gaps']) {
  const kinds = new Map<Binder['gaps'][number]['kind'], Binder['gaps']>();
  for (const gap of gaps) kinds.set(gap.kind, [...(kinds.get(gap.kind) ?? []), gap]);
  return [...kinds];
}

function Papers({ binder: { documents, companyPapers } }: { readonly binder: Binder }) {
  const t = useT(documentMessages);
  const { parts, day } = useFormat();
  return (
    <Section title={t('document.papers')}>
      <List>
        {documents.map(({ id, kind, title, subject, number, lastDay, file }) => (
          <li key={id}>
            <span>
              <a href={file} target="_blank" rel="noreferrer">
                {title}
              </a>
              <small>
                <span>{parts([t(`document.kind.${kind}`), subject, number])}</span>
                <span>{lastDay ? `${t('document.lastDay')} ${day(lastDay)}` : t('document.lastDay.none')}</span>
              </small>
            </span>
            <StandingBadge lastDay={lastDay} />
          </li>
        ))}
        {companyPapers.map(({ kind, companyName, file }) => (
          <li key={file}>
            <span>
              <a href={file} target="_blank" rel="noreferrer">
                {t(`document.kind.${kind}`)}
              </a>
              <small>{companyName}</small>
            </span>
          </li>
        ))}
      </List>
    </Section>
  );
}

/** What was used at the site, each with its safety sheet. */
function Products({ binder: { products, documents } }: { readonly binder: Binder }) {
  const t = useT(documentMessages);
  const { parts } = useFormat();
  const fileOf = (sheet: string | null) => documents.find(({ id }) => id === sheet)?.file;
  return (
    <Section title={t('document.products')} note={t('document.products.note')}>
      <List>
        {products.map(({ companyId, name, registrationNumber, activeIngredient, sheetId }) => (
          <li key={`${companyId} ${name}`}>
            <span>
              {name}
              <small>{parts([registrationNumber, activeIngredient])}</small>
            </span>
            {fileOf(sheetId) ? (
              <a href={fileOf(sheetId)} target="_blank" rel="noreferrer">
                {t('document.kind.safetySheet')} <VisuallyHidden>{name}</VisuallyHidden>
              </a>
            ) : (
              <Badge tone={sheetId ? 'success' : 'danger'}>
                {t(sheetId ? 'document.products.sheet' : 'document.products.noSheet')}
              </Badge>
            )}
          </li>
        ))}
      </List>
    </Section>
  );
}

const records = [
  ['reports', '/servicePage/serverReport'],
  ['risks', '/servicePage/riskList'],
  ['plans', '/imgCustomer'],
  ['trends', '/imgHeat'],
  ['services', '/servicePage/completedList'],
] as const;

/** What an auditor asks for that the site's own records hold. */
function Records() {
  const t = useT(documentMessages);
  return (
    <Section title={t('document.records')}>
      <List>
        {records.map(([name, path]) => (
          <li key={name}>
            <OpenLink to={path}>{t(`document.records.${name}`)}</OpenLink>
          </li>
        ))}
      </List>
    </Section>
  );
}

const List = styled.ul`
  margin: 0 0 ${token.space[5]};
  padding: 0;
  list-style: none;

  li {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${token.space[3]};
    min-height: ${token.size.row};
    padding-block: ${token.space[1]};
  }
  li + li {
    border-top: 1px solid ${token.color.borderSoft};
  }
  > li > * {
    flex: none;
  }
  > li > :first-child {
    flex: 0 1 auto;
    min-width: 0;
  }
  a {
    color: ${token.color.text};
  }
  small {
    display: flex;
    flex-wrap: wrap;
    column-gap: ${token.space[3]};
    color: ${token.color.textMuted};
    font-size: ${token.fontSize.sm};
  }
  small > :last-child {
    white-space: nowrap;
  }
`;
