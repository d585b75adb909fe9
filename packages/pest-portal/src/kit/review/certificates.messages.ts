import { defineMessages } from 'pest-sdk';

/** The papers of a company and of a customer, by one name wherever they are uploaded, reviewed and read. */
export const certificateMessages = defineMessages({
  zh: {
    'certificate.logo': '公司标志',
    'certificate.businessLicense': '营业执照',
    'certificate.pestControlQualification': '有害生物防治资质证书',
    'certificate.pesticideUsageCertificate': '农药使用证',
    'certificate.personnelQualification': '人员资格证书',
    'certificate.pestControlCertificate': '虫害控制证书',
    'certificate.msds': '化学品安全技术说明书（MSDS）',
    'certificate.controllerCertificate': '虫控人员证书',
    'certificate.open': '查看',
    'certificate.open.of': '查看{{name}}',
    'certificate.none': '未上传',
  },
  en: {
    'certificate.logo': 'Company logo',
    'certificate.businessLicense': 'Business licence',
    'certificate.pestControlQualification': 'Pest control qualification',
    'certificate.pesticideUsageCertificate': 'Pesticide usage certificate',
    'certificate.personnelQualification': 'Personnel qualification',
    'certificate.pestControlCertificate': 'Pest control certificate',
    'certificate.msds': 'Safety data sheet (MSDS)',
    'certificate.controllerCertificate': 'Pest controller certificate',
    'certificate.open': 'Open',
    'certificate.open.of': 'Open: {{name}}',
    'certificate.none': 'Not uploaded',
  },
});
