import { memo } from 'react';
import { useMessages } from '../i18n/messages';
import { Field } from '../primitives/field/Field';
import { Grid } from '../primitives/layout/Grid';
import { Select } from '../primitives/select/Select';
import { TextInput } from '../primitives/text-input/TextInput';
import type { AnyDeviceType, DeviceTypes } from '../trade/device-types';
import { BilingualText } from './directions/BilingualText';
import type { ShownIssue, TemplateActions } from './editing/useTemplateEditor';
import { templateEditorMessages } from './InspectionTemplateEditor.messages';
import type { InspectionTemplate } from './InspectionTemplateEditor.types';

type Head = Pick<InspectionTemplate, 'name' | 'deviceType' | 'process' | 'processEn'>;

interface HeadFieldsProps {
  readonly head: Head;
  readonly issues: readonly ShownIssue[];
  readonly types: DeviceTypes;
  readonly taken: readonly AnyDeviceType[];
  readonly bilingual: boolean;
  readonly readOnly: boolean;
  readonly actions: TemplateActions;
}

/** What the template is called, which devices it is for, and how they are inspected. */
export const HeadFields = memo(function HeadFields(props: HeadFieldsProps) {
  const { head, issues, types, taken, bilingual, readOnly, actions } = props;
  const t = useMessages(templateEditorMessages);
  const problemOf = (field: string) => issues.find((issue) => issue.field === field)?.message;
  const type = (patch: Partial<Head>, typingIn: string) =>
    actions.edit((before) => ({ ...before, ...patch }), 'type', { typingIn });
  const typeOptions = useTypeOptions(head.deviceType, types, taken);
  const noneLeft = typeOptions.slice(1).every(({ disabled }) => disabled);
  return (
    <>
      <Grid min={120}>
        <Field label={t('template.name')} error={problemOf('name')} required>
          {(ids) => (
            <TextInput
              {...ids}
              data-field="name"
              placeholder={t('template.name.example')}
              maxLength={100}
              readOnly={readOnly}
              value={head.name}
              onChange={(name) => type({ name }, 'name')}
            />
          )}
        </Field>
        <Field
          label={t('template.deviceType')}
          help={noneLeft ? t('template.deviceType.noneLeft') : undefined}
          error={problemOf('deviceType')}
          required
        >
          {(ids) => (
            <Select
              {...ids}
              data-field="deviceType"
              value={head.deviceType ?? ''}
              disabled={readOnly}
              options={typeOptions}
              onChange={(next) =>
                actions.edit((before) => ({ ...before, deviceType: next === '' ? null : next }), 'set')
              }
            />
          )}
        </Field>
      </Grid>
      <Field label={t('template.process')} help={t('template.process.help')} error={problemOf('process')}>
        {(ids) => (
          <BilingualText
            {...ids}
            what={t('template.process')}
            field="process"
            area
            bilingual={bilingual}
            readOnly={readOnly}
            words={head.process}
            english={head.processEn}
            onWords={(process) => type({ process }, 'process')}
            onEnglish={(processEn) => type({ processEn }, 'processEn')}
          />
        )}
      </Field>
    </>
  );
});

/** A taken type stays in sight, so that it is seen why it cannot be chosen; so does one that nobody named. */
function useTypeOptions(chosen: AnyDeviceType | null, types: DeviceTypes, taken: readonly AnyDeviceType[]) {
  const t = useMessages(templateEditorMessages);
  const unknown = chosen !== null && !types.known(chosen);
  return [
    { value: '', label: t('template.deviceType.choose'), disabled: false },
    ...types.all.map(({ type }) => ({
      value: type,
      label: taken.includes(type) ? t('template.deviceType.taken', { type: types.label(type) }) : types.label(type),
      disabled: taken.includes(type),
    })),
    ...(unknown ? [{ value: chosen, label: t('template.deviceType.unknown', { type: chosen }), disabled: false }] : []),
  ];
}
