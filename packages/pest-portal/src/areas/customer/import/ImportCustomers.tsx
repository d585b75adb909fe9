import { useT } from '../../../base/i18n';
import { ImportDialog } from '../../../kit/import/ImportDialog';
import { customerMessages } from '../customer.messages';
import { useImportCustomers } from '../customer.queries';
import { customerColumns, customerLine } from './customer-columns';

/** Customers from a file. */
export default function ImportCustomers({ onClose }: { readonly onClose: () => void }) {
  const t = useT(customerMessages);
  const send = useImportCustomers();
  return (
    <ImportDialog
      title={t('customer.import.title')}
      templateName={t('customer.import.template')}
      columns={customerColumns}
      most={500}
      send={(mode, lines) => send({ mode, lines: lines.map(customerLine) })}
      onClose={onClose}
    />
  );
}
