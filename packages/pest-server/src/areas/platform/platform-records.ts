import { type CompanyReview, type CustomerReview, reviewStatus } from 'pest-sdk';
import type { Call } from '../../call/call';
import type { Row } from '../../database/tables';
import type { ReviewedCustomer, WithLogins } from './platform.queries';

function stateOf({ status }: { readonly status: number }): CompanyReview['state'] {
  if (status === reviewStatus.approved) return 'approved';
  return status === reviewStatus.failed ? 'failed' : 'waiting';
}

export function toCompanyReview(call: Call, company: WithLogins<Row<'company'>>): CompanyReview {
  return {
    id: company.id,
    name: company.name,
    state: stateOf(company),
    reason: company.reason,
    registeredAt: company.created_at.toISOString(),
    submittedAt: company.submitted_at?.toISOString() ?? null,
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

export function toCustomerReview(call: Call, customer: ReviewedCustomer): CustomerReview {
  return {
    id: customer.id,
    name: customer.name,
    state: stateOf(customer),
    reason: customer.reason,
    registeredAt: customer.registered_at.toISOString(),
    submittedAt: customer.submitted_at?.toISOString() ?? null,
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
