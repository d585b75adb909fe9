import { type CompanyReview, type CustomerReview, reviewStatus } from 'pest-sdk';
import { submittedOf } from '../../books/renewals';
import type { Call } from '../../call/call';
import type { Row } from '../../database/tables';
import type { ReviewedCustomer, WithLogins } from './platform.queries';

type Reviewed = Pick<Row<'company'>, 'status' | 'submitted_at'> & {
  readonly renewal: Row<'company' | 'customer'>['renewal'];
};

function stateOf({ status, renewal }: Reviewed): CompanyReview['state'] {
  if (renewal?.state === 'waiting') return 'waiting';
  if (status === reviewStatus.approved) return 'approved';
  return status === reviewStatus.failed ? 'failed' : 'waiting';
}

function submittedAt({ renewal, submitted_at }: Reviewed): string | null {
  return renewal?.submittedAt ?? submitted_at?.toISOString() ?? null;
}

export function toCompanyReview(call: Call, approved: WithLogins<Row<'company'>>): CompanyReview {
  const company = submittedOf(approved);
  return {
    id: company.id,
    name: company.name,
    state: stateOf(company),
    reason: company.reason,
    registeredAt: company.created_at.toISOString(),
    submittedAt: submittedAt(company),
    renews: company.renewal?.state === 'waiting',
    address: company.address,
    introduction: company.introduction,
    logins: company.logins,
    contactName: company.contact_name,
    contactPhone: company.contact_phone,
    logo: call.optionalFileUrl(company.logo),
    businessLicense: call.optionalFileUrl(company.business_license),
    pestControlQualification: call.optionalFileUrl(company.pest_control_qualification),
    pesticideUsageCertificate: call.optionalFileUrl(company.pesticide_usage_certificate),
    personnelQualification: call.optionalFileUrl(company.personnel_qualification),
  };
}

export function toCustomerReview(call: Call, approved: ReviewedCustomer): CustomerReview {
  const customer = submittedOf(approved);
  return {
    id: customer.id,
    name: customer.name,
    state: stateOf(customer),
    reason: customer.reason,
    registeredAt: customer.registered_at.toISOString(),
    submittedAt: submittedAt(customer),
    renews: customer.renewal?.state === 'waiting',
    address: customer.address,
    introduction: customer.introduction,
    logins: customer.logins,
    creditCode: customer.credit_code,
    region: customer.region,
    clientType: customer.client_type,
    phone: customer.phone,
    reportEmail: customer.report_email,
    sameCode: customer.same_code,
    pestControlCertificate: call.optionalFileUrl(customer.pest_control_certificate),
    msds: call.optionalFileUrl(customer.msds),
    controllerCertificate: call.optionalFileUrl(customer.controller_certificate),
  };
}
