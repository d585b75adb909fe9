import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { CanvasSide } from '../../floor-plan/CanvasSide';
import * as color from '../../theme/color';
import { named } from '../../theme/named';
import { space } from '../../theme/tokens';
import { narrow } from '../FloorPlanEditor.styles';

interface FilledSideProps {
  readonly chosen: string | null;
  readonly children: ReactNode;
}

/** Beside a plan that fills its place. */
export default function FilledSide({ chosen, children }: FilledSideProps) {
  return (
    <CanvasSide below={narrow} chosen={chosen}>
      <PanelRoom>{children}</PanelRoom>
    </CanvasSide>
  );
}

/** The panel of a plan that fills its place, to its edges. */
const PanelRoom = styled.div.withConfig(named('FloorPlanPanelRoom'))`
  [role='tablist'] {
    position: sticky;
    z-index: 1;
    inset-block-start: 0;
    padding-inline: ${space[4]};
    background: ${color.surface};
  }
  [role='tabpanel'] {
    padding: ${space[3]} ${space[4]};
  }
`;
