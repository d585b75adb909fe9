import {
  type ChemicalUse,
  expectedMinutes,
  type Risk,
  riskSeverityTones,
  riskSeverityWords,
  type SheetRow,
  type TaskDetails,
} from 'pest-sdk';
import { Badge, DescriptionList, Row, Section, Stack, Text, token, useFormat } from 'pest-ui';
import { styled } from 'styled-components';
import { useT } from '../../../base/i18n';
import { language } from '../../../base/language';
import { PhotoStrip } from '../../../kit/form/PhotoStrip';
import { RiskStateDot } from '../../risk/RiskPanel';
import { SiteSignatureView } from '../signature/SiteSignatureView';
import { useHappenedAt } from '../useHappenedAt';
import { photosOf } from './evidence-photos';
import { reviewMessages } from './review.messages';

/** The risks of the visit with their proof. */
export function RiskEvidence({ risks }: { readonly risks: readonly Risk[] }) {
  const t = useT(reviewMessages);
  return (
    <Section title={t('review.risks', { count: risks.length })}>
      {risks.length === 0 ? (
        <Text tone="muted">{t('review.risks.none')}</Text>
      ) : (
        <Stack as="ul" gap={4}>
          {risks.map((risk) => (
            <RiskItem key={risk.id} risk={risk} />
          ))}
        </Stack>
      )}
    </Section>
  );
}

function RiskItem({ risk }: { readonly risk: Risk }) {
  const t = useT(reviewMessages);
  const format = useFormat();
  const happenedAt = useHappenedAt();
  const place = format.parts([risk.location, risk.deviceCode ?? '']);
  const facts = [
    [t('review.risk.action'), risk.action],
    [t('review.risk.owner'), format.parts([risk.owner, risk.dueDay ? format.day(risk.dueDay) : ''])],
    [t('review.risk.treatment'), risk.treatment],
  ] as const;
  return (
    <Stack as="li" gap={1}>
      <Row gap={1}>
        <Badge tone={riskSeverityTones[risk.severity]}>{riskSeverityWords[risk.severity][language]}</Badge>
        <RiskStateDot risk={risk} />
      </Row>
      <Text as="p">{risk.description}</Text>
      <Text as="p" size="sm" tone="muted">
        {t('review.risk.where', { place, name: risk.foundBy, at: happenedAt(risk.foundAt, risk.receivedAt) })}
      </Text>
      <DescriptionList
        layout="rows"
        items={facts.flatMap(([term, value]) => (value ? [{ term, description: value }] : []))}
      />
      <PhotoStrip photos={[...risk.photos, ...risk.treatmentPhotos]} />
    </Stack>
  );
}

/** What was applied, and where. */
export function ChemicalEvidence({ uses }: { readonly uses: readonly ChemicalUse[] }) {
  const t = useT(reviewMessages);
  const format = useFormat();
  const happenedAt = useHappenedAt();
  return (
    <Section title={t('review.chemicals', { count: uses.length })}>
      {uses.length === 0 && <Text tone="muted">{t('review.chemicals.none')}</Text>}
      <Stack as="ul" gap={2}>
        {uses.map((use) => (
          <li key={use.id}>
            <div>
              {use.name} <Text tone="muted">{format.quantity(use.amount, use.unit)}</Text>
            </div>
            <Text size="sm" tone="muted">
              {format.parts([
                t('review.chemical.registration', { number: use.registrationNumber }),
                use.where,
                use.applicatorName,
                happenedAt(use.usedAt, use.receivedAt),
              ])}
            </Text>
          </li>
        ))}
      </Stack>
    </Section>
  );
}

const minuteMs = 60_000;
const hourMinutes = 60;

/** From check-in to handing in, beside what such a visit is expected to take. */
export function OnSite({ task }: { readonly task: TaskDetails }) {
  const t = useT(reviewMessages);
  const format = useFormat();
  const time = useTimeWords();
  const { checkedIn, submitted } = task;
  if (!checkedIn) return <Section title={t('review.onSite')}>{t('review.onSite.none')}</Section>;
  const minutes = submitted && Math.round((Date.parse(submitted.at) - Date.parse(checkedIn.at)) / minuteMs);
  const until = (at: string) => (format.day(at) === format.day(checkedIn.at) ? format.time(at) : format.dateTime(at));
  const span = [format.dateTime(checkedIn.at), submitted && until(submitted.at)].filter(Boolean);
  const over = minutes === null ? null : minutes - expectedMinutes(task);
  return (
    <Section title={t('review.onSite')}>
      <div>
        {span.join('–')}
        {minutes !== null && over !== null && (
          <>
            <br />
            <Text tone="muted">
              {format.parts([
                time(minutes),
                over === 0
                  ? t('review.onSite.asExpected')
                  : t(over > 0 ? 'review.onSite.longer' : 'review.onSite.shorter', { time: time(Math.abs(over)) }),
              ])}
            </Text>
          </>
        )}
        <br />
        <Text size="sm" tone="muted">
          {checkedIn.accountName}
        </Text>
      </div>
    </Section>
  );
}

/** Who signed for the visit at the site. */
export function SignatureEvidence({ task }: { readonly task: TaskDetails }) {
  const t = useT(reviewMessages);
  return (
    <Section title={t('review.signature')}>
      <SiteSignatureView signature={task.siteSignature} />
    </Section>
  );
}

function useTimeWords(): (minutes: number) => string {
  const t = useT(reviewMessages);
  return (all) => {
    const hours = Math.floor(all / hourMinutes);
    const minutes = all % hourMinutes;
    if (hours === 0) return t('review.time.minutes', { minutes });
    return minutes === 0 ? t('review.time.hours', { hours }) : t('review.time', { hours, minutes });
  };
}

/** Every photo of the visit, in the order in which they were taken. */
export function PhotoEvidence({
  rows,
  risks,
}: {
  readonly rows: readonly SheetRow[];
  readonly risks: readonly Risk[];
}) {
  const t = useT(reviewMessages);
  const format = useFormat();
  const photos = photosOf(rows, risks);
  if (photos.length === 0) return null;
  return (
    <Section title={t('review.photos', { count: photos.length })}>
      <Photos>
        {photos.map(({ url, at, of }) => (
          <li key={`${of} ${url}`}>
            <a
              href={url}
              target="_blank"
              rel="noreferrer"
              aria-label={t('review.photo', { at: format.dateTime(at), of })}
            >
              <img src={url} alt="" loading="lazy" />
              <span>
                {format.time(at)} {of}
              </span>
            </a>
          </li>
        ))}
      </Photos>
    </Section>
  );
}

const Photos = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(104px, 1fr));
  gap: ${token.space[3]} ${token.space[2]};
  margin: 0;
  padding: 0;
  list-style: none;

  a {
    display: grid;
    gap: 2px;
    color: ${token.color.textMuted};
    font-size: ${token.fontSize.xs};
    text-decoration: none;
    overflow-wrap: anywhere;
  }
  img {
    width: 100%;
    aspect-ratio: 3 / 2;
    border: 1px solid ${token.color.border};
    border-radius: ${token.radius.md};
    object-fit: cover;
  }
`;
