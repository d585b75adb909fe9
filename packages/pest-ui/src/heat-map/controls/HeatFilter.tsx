import { styled } from 'styled-components';
import { useMessages } from '../../i18n/messages';
import { Button } from '../../primitives/button/Button';
import { Checkbox } from '../../primitives/checkbox/Checkbox';
import { Text } from '../../primitives/text/Text';
import { named } from '../../theme/named';
import { fontSize, fontWeight, space } from '../../theme/tokens';
import { changed, type HeatState } from '../state/useHeatMap';
import { heatControlMessages } from './HeatControls.messages';

/** Which device types are shown, and which species are counted. */
export function HeatFilter({ state }: { readonly state: HeatState }) {
  const t = useMessages(heatControlMessages);
  const { typesHere, chosenTypes, setTypes, kinds, species, setSpecies, deviceTypes, speciesLabel } = state;
  const showAll = () => {
    setTypes(null, changed('types', 'form'));
    setSpecies(null, changed('species', 'form'));
  };
  return (
    <Box data-pest="heat-filter">
      {typesHere.length > 1 && (
        <Choices
          legend={t('heatControls.types')}
          all={typesHere}
          chosen={chosenTypes}
          label={deviceTypes.label}
          onChange={(next) => setTypes(next, changed('types', 'form'))}
        />
      )}
      {kinds.length > 1 && (
        <>
          <Choices
            legend={t('heatControls.species')}
            all={kinds}
            chosen={species ?? kinds}
            label={speciesLabel}
            onChange={(next) => setSpecies(next, changed('species', 'form'))}
          />
          <Text as="p" size="xs" tone="muted">
            {t('heatControls.species.help')}
          </Text>
        </>
      )}
      <Button size="sm" variant="ghost" onClick={showAll}>
        {t('heatControls.all')}
      </Button>
    </Box>
  );
}

interface ChoicesProps<Value extends string> {
  readonly legend: string;
  readonly all: readonly Value[];
  readonly chosen: readonly Value[];
  readonly label: (value: Value) => string;
  /** Null: all of them. */
  readonly onChange: (chosen: readonly Value[] | null) => void;
}

function Choices<Value extends string>({ legend, all, chosen, label, onChange }: ChoicesProps<Value>) {
  const toggle = (value: Value, on: boolean) => {
    const next = all.filter((other) => (other === value ? on : chosen.includes(other)));
    onChange(next.length === all.length ? null : next);
  };
  return (
    <fieldset>
      <legend>{legend}</legend>
      {all.map((value) => (
        <Checkbox
          key={value}
          label={label(value)}
          checked={chosen.includes(value)}
          onChange={(on) => toggle(value, on)}
        />
      ))}
    </fieldset>
  );
}

const Box = styled.div.withConfig(named('HeatFilter'))`
  display: grid;
  justify-items: start;
  gap: ${space[2]};
  max-width: 420px;
  padding: ${space[3]};
  fieldset {
    display: flex;
    flex-wrap: wrap;
    gap: ${space[1]} ${space[4]};
    min-width: 0;
    margin: 0;
    padding: 0;
    border: 0;
  }
  legend {
    padding: 0 0 ${space[1]};
    font-size: ${fontSize.xs};
    font-weight: ${fontWeight.semibold};
  }
`;
