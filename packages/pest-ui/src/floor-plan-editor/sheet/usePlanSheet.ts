import { useFormat } from '../../i18n/messages';
import { usePest } from '../../provider/context';
import { useStableCallback } from '../../state/useStableCallback';
import type { PlanEditing } from '../editing/useFloorPlanEditor';
import type { PlanImageOptions } from '../FloorPlanEditor.types';

/** The plan as a picture or on paper; what draws it comes when it is asked for. */
export function usePlanSheet({ plan, devices, types, words, root }: PlanEditing) {
  const format = useFormat();
  const { locale, words: hostWords } = usePest();
  const make = useStableCallback(async () => {
    const picture = root.current?.querySelector<HTMLImageElement>('[data-pest="plan-layer"] > img') ?? null;
    if (!plan || !picture || !root.current) throw new Error(words.t('floorPlan.noPlan'));
    const output = await import('./plan-output');
    const sheet = output.planSheet({
      plan,
      devices,
      types,
      words,
      format,
      picture,
      styles: root.current,
      locale,
      hostWords,
    });
    return { sheet, output, title: plan.name };
  });
  const toImage = useStableCallback(async (options?: PlanImageOptions): Promise<Blob> => {
    const { sheet, output } = await make();
    return output.toImage(sheet, options);
  });
  return {
    toImage,
    download: useStableCallback(async (kind: 'png' | 'svg') => {
      const { sheet, output, title } = await make();
      output.downloadBlob(`${title}.${kind}`, await output.toImage(sheet, { format: kind }));
    }),
    print: useStableCallback(async () => {
      const { sheet, output, title } = await make();
      await output.print(sheet.pages, sheet.picture, title);
    }),
  };
}
