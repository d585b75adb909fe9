import { Field, Select, TextInput, token } from 'pest-ui';
import { useEffect, useId, useRef } from 'react';
import { styled } from 'styled-components';
import { useT } from '../../base/i18n';
import type { FieldBinding } from '../form/field-binding';
import { useDescribed } from '../form/useDescribed';
import { useIssueWords } from '../form/useIssueWords';
import { regionMessages } from './region.messages';
import { levelsOf, type RegionIndex, regionNamed, regionsWithin, searchRegions } from './regions';
import { useRegions } from './useRegions';

export interface RegionFieldProps {
  readonly label: string;
  readonly region: FieldBinding<string>;
  readonly code: FieldBinding<string | null>;
  /** Both change together: a code stands for its name. */
  readonly onChange: (change: { readonly region: string; readonly regionCode: string | null }) => void;
}

const mostSuggestions = 40;

/** A region by its official name: typed with suggestions, or chosen level by level. Any other text is kept as it is. */
export function RegionField({ label, region, code, onChange }: RegionFieldProps) {
  const t = useT(regionMessages);
  const listId = useId();
  useDescribed(region, { label });
  const regions = useRegions();
  // What was typed before the divisions were there is looked up once they are.
  const early = useRef(false);
  const type = (text: string) => {
    early.current = regions === undefined;
    onChange(named(regions, text));
  };
  useEffect(() => {
    if (!regions || !early.current) return;
    early.current = false;
    const found = named(regions, region.value);
    // What the server has said meanwhile stays, where there is nothing to change.
    if (found.region !== region.value || found.regionCode !== code.value) onChange(found);
  }, [regions, region.value, code.value, onChange]);
  // A record may have come with its name only: what is a division by its name is never called none.
  const division = code.value ?? (regions && regionNamed(regions, region.value)?.code) ?? null;
  const choose = (chosen: string | null) => {
    const known = chosen === null ? undefined : regions?.byCode.get(chosen);
    onChange({ region: known?.path ?? '', regionCode: known?.code ?? null });
  };
  return (
    <div>
      <Field
        label={label}
        help={helpOf(t, regions, region.value, division)}
        required={region.rules.required}
        error={useIssueWords(region.issue, label)}
      >
        {(ids) => (
          <TextInput
            {...ids}
            list={listId}
            maxLength={region.rules.maxLength}
            autoComplete="off"
            value={region.value}
            onChange={type}
          />
        )}
      </Field>
      <datalist id={listId}>
        {(regions ? searchRegions(regions, region.value, mostSuggestions) : []).map(({ code: each, path }) => (
          <option key={each} value={path}>
            {each}
          </option>
        ))}
      </datalist>
      {regions && <Levels regions={regions} code={division} onChange={choose} />}
    </div>
  );
}

/** What was typed, with the code of the division that it names; a code alone becomes its name. */
function named(regions: RegionIndex | undefined, text: string): { region: string; regionCode: string | null } {
  const byCode = regions?.byCode.get(text.trim());
  const known = byCode ?? (regions && regionNamed(regions, text));
  return { region: byCode?.path ?? text, regionCode: known?.code ?? null };
}

function helpOf(
  t: ReturnType<typeof useT<keyof typeof regionMessages.zh>>,
  regions: RegionIndex | undefined,
  typed: string,
  code: string | null,
): string {
  if (code !== null) return t('region.chosen', { code });
  return regions && typed.trim() !== '' ? t('region.unknown') : t('region.help');
}

interface LevelsProps {
  readonly regions: RegionIndex;
  readonly code: string | null;
  readonly onChange: (code: string | null) => void;
}

/** Province, city and county; what is chosen further up is where the next list begins. */
function Levels({ regions, code, onChange }: LevelsProps) {
  const t = useT(regionMessages);
  const [province, city, county] = levelsOf(code);
  const levels = [
    { name: t('region.province'), chosen: province, above: null, options: regionsWithin(regions, null) },
    {
      name: t('region.city'),
      chosen: city,
      above: province,
      options: province ? regionsWithin(regions, province) : [],
    },
    { name: t('region.county'), chosen: county, above: city, options: city ? regionsWithin(regions, city) : [] },
  ];
  return (
    <Row>
      {levels.map(({ name, chosen, above, options }) => (
        <Select
          key={name}
          aria-label={name}
          value={chosen ?? ''}
          placeholder={`${name}: ${t('region.any')}`}
          disabled={options.length === 0}
          options={options.map((option) => ({ value: option.code, label: option.name }))}
          onChange={(next) => onChange(next === '' ? above : next)}
        />
      ))}
    </Row>
  );
}

const Row = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(104px, 1fr));
  gap: ${token.space[2]};
  margin-block-start: ${token.space[2]};
`;
