import { SearchInput } from 'pest-ui';
import { useRestedText } from './useRestedText';

export interface RestedSearchProps {
  /** What can be searched for: "Number, name or customer". */
  readonly label: string;
  /** What is searched for now. */
  readonly text: string;
  readonly onRest: (text: string) => void;
}

/** A search box that hands on what was typed once nothing more was typed for a moment, or on Enter. */
export function RestedSearch({ label, text, onRest }: RestedSearchProps) {
  const rested = useRestedText(text, onRest);
  return (
    <SearchInput
      label={label}
      placeholder={label}
      value={rested.typed}
      onChange={rested.type}
      onCompositionStart={() => rested.composing(true)}
      onCompositionEnd={() => rested.composing(false)}
      onKeyDown={({ key }) => key === 'Enter' && rested.hand()}
    />
  );
}
