import { useQuery } from '@tanstack/react-query';
import { type DocumentRecord, documentKinds, isOfOneCustomer, limits, type RequestInput } from 'pest-sdk';
import * as rights from 'pest-sdk/rights';
import { ask } from '../../base/calls';
import { client } from '../../base/client';
import { findListed } from '../../base/find-listed';
import { useT } from '../../base/i18n';
import { useCan } from '../../base/session';
import { customerOptionsQuery } from '../../kit/choices/choices.queries';
import { FileField } from '../../kit/form/FileField';
import { FormDialog } from '../../kit/form/FormDialog';
import { Pair } from '../../kit/form/Pair';
import { SelectField } from '../../kit/form/SelectField';
import { DayField, TextField } from '../../kit/form/TextField';
import { useDialogForm } from '../../kit/form/useDialogForm';
import { useEditCall, useFormCall } from '../../kit/form/useFormCall';
import { documentMessages } from './document.messages';

interface DocumentValues extends Omit<RequestInput<'document.add'>, 'file' | 'lastDay'> {
  readonly file: string | null;
  /** Empty holds without end. */
  readonly lastDay: string;
}

/** What of a person or of a product is. */
const ofPeople: readonly string[] = ['staffCertificate'];
const ofProducts: readonly string[] = ['safetySheet', 'productLabel', 'productRegistration'];

/** A document, what it is of, until when it holds, and who sees it. */
export function DocumentDialog(props: { readonly document: DocumentRecord | null; readonly onClose: () => void }) {
  const { document, onClose } = props;
  const t = useT(documentMessages);
  const can = useCan();
  const add = useFormCall('document.add', requestOf);
  const edit = useEditCall(
    'document.update',
    document && {
      record: document,
      valuesOf,
      toRequest: (values: DocumentValues, revision) => ({ id: document.id, ...requestOf(values), revision }),
      reread: () => findListed(client.document.list.all({}), document.id),
      together: [['kind', 'accountId', 'consumableId']],
    },
  );
  const form = useDialogForm<DocumentValues, unknown>({
    initial: valuesOf(document),
    call: edit ?? add,
    done: t('document.saved'),
    onClose,
  });
  const { kind } = form.values;
  const asksPerson = ofPeople.includes(kind) && can(rights.accountList);
  const asksProduct = ofProducts.includes(kind);
  const people = useQuery({ ...ask('account.list', { limit: 50 }), enabled: asksPerson }).data?.items ?? [];
  const products = useQuery({ ...ask('inspection.chemicals', {}), enabled: asksProduct }).data ?? [];
  const customers = useQuery(customerOptionsQuery()).data ?? [];
  const none = { value: null, label: t('document.none') };
  return (
    <FormDialog form={form} title={t(document ? 'document.edit.title' : 'document.add')} onClose={onClose}>
      <SelectField
        label={t('document.kind')}
        field={form.field('kind')}
        options={documentKinds.map((value) => ({ value, label: t(`document.kind.${value}`) }))}
      />
      {asksPerson && (
        <SelectField
          label={t('document.person')}
          field={form.field('accountId')}
          none={none}
          options={people.map(({ id, name }) => ({ value: id, label: name }))}
        />
      )}
      {asksProduct && (
        <SelectField
          label={t('document.product')}
          field={form.field('consumableId')}
          none={none}
          options={products.map(({ id, name }) => ({ value: id, label: name }))}
        />
      )}
      <TextField label={t('document.name')} field={form.field('title')} autoComplete="off" />
      <Pair>
        <TextField label={t('document.number')} field={form.field('number')} autoComplete="off" />
        <DayField label={t('document.lastDay')} field={form.field('lastDay')} />
      </Pair>
      <SelectField
        label={t('document.customer')}
        field={form.field('customerId')}
        none={{
          value: null,
          label: isOfOneCustomer(kind) ? t('document.customer.choose') : t('document.customer.all'),
        }}
        required={isOfOneCustomer(kind)}
        options={customers.map(({ id, name }) => ({ value: id, label: name }))}
      />
      <FileField
        label={t('document.file')}
        help={t('document.file.help')}
        field={form.field('file')}
        accept={['application/pdf', 'image/jpeg', 'image/png']}
        maxBytes={limits.contractPdfBytes}
        required
      />
    </FormDialog>
  );
}

function valuesOf(document: DocumentRecord | null): DocumentValues {
  return {
    kind: document?.kind ?? 'staffCertificate',
    title: document?.title ?? '',
    number: document?.number ?? '',
    lastDay: document?.lastDay ?? '',
    customerId: document?.customerId ?? null,
    accountId: document?.accountId ?? null,
    consumableId: document?.consumableId ?? null,
    file: document?.file ?? null,
  };
}

/** A person or product chosen for another kind of document is not of this one. */
function requestOf(values: DocumentValues) {
  return {
    ...values,
    lastDay: values.lastDay || null,
    accountId: ofPeople.includes(values.kind) ? values.accountId : null,
    consumableId: ofProducts.includes(values.kind) ? values.consumableId : null,
  };
}
