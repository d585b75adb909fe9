import { useFormat } from '../i18n/messages';
import { usePest } from '../provider/context';
import { useStableCallback } from '../state/useStableCallback';
import type { PlanImageOptions } from './FloorPlanEditor.types';
import type { PlanEditing } from './useFloorPlanEditor';

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
  const toImage = useStableCallback(async (options: PlanImageOptions = {}): Promise<Blob> => {
    const { sheet, output } = await make();
    const { format: kind = 'png', legend = true, scale = 2 } = options;
    const pages = legend ? sheet.pages : sheet.bare;
    if (kind === 'svg') return output.toSvgFile(pages, sheet.picture);
    return output.toPng(pages, sheet, scale);
  });
  return {
    toImage,
    download: useStableCallback(async (kind: 'png' | 'svg') => {
      const blob = await toImage({ format: kind });
      const link = document.createElement('a');
      link.href = URL.createObjectURL(blob);
      link.download = `${plan?.name ?? 'plan'}.${kind}`;
      link.click();
      // The browser reads the address after the click is over.
      setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
    }),
    print: useStableCallback(async () => {
      const { sheet, output, title } = await make();
      await output.print(sheet.pages, sheet.picture, title);
    }),
  };
}
