import { client } from '../../../base/client';
import { useT } from '../../../base/i18n';
import { ImportDialog } from '../../../kit/import/ImportDialog';
import { useImportCall } from '../../../kit/import/useImportCall';
import { customerMessages } from '../customer.messages';
import { customerColumns, customerLine } from './customer-columns';

/** Customers from a file. */
export default function ImportCustomers({ onClose }: { readonly onClose: () => void }) {
  const t = useT(customerMessages);
  const send = useImportCall('customer.importLines', client.customer.importLines);
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
