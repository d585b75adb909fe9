import type { LegalText } from './legal-text';

/**
 * The terms that a company or a customer accepts when it registers. They cover an account and its free use; what is
 * bought is covered by the service agreement. Another text is another `termsOfUseVersion`.
 */
export const termsOfUse: LegalText = [
  {
    title: { zh: '双方与适用', en: 'Parties and scope' },
    paragraphs: [
      {
        zh: '本条款由平台运营方（名称、地址、统一社会信用代码和联系方式见文首，以下称“平台”）与注册账号的一方（以下称“用户”）订立。用户注册时勾选同意，条款即生效。',
        en: 'These terms are made between the operator of the platform, whose name, address, credit code and contact stand at the head of this text (“the platform”), and whoever registers an account (“the user”). They take effect when the user accepts them at registration.',
      },
      {
        zh: '用户分为两类：一是虫控服务公司，由注册的管理员代表，其添加的管理人员和服务人员也适用本条款；二是接受服务的客户，由注册的联系人代表，其添加的子账号也适用本条款。',
        en: 'There are two kinds of user. A pest-control company is represented by the administrator who registers it; these terms also apply to the management and service staff that it adds. A customer that is served is represented by the contact who registers it; these terms also apply to the sub-accounts that it adds.',
      },
      {
        zh: '注册和专业版免费。购买会员或版本时，另行适用《服务协议》；个人信息的处理，见《隐私政策》。',
        en: 'Registration and the Professional edition are free. The Service agreement applies in addition to whoever buys a membership or an edition; the Privacy notice says how personal data are processed.',
      },
    ],
  },
  {
    title: { zh: '账号', en: 'Accounts' },
    paragraphs: [
      {
        zh: '注册人应年满 18 周岁，有权代表其公司或客户，并保证所填资料真实、完整；资料变更的，应及时更新。',
        en: 'Whoever registers is at least 18 years old, may act for the company or customer, and gives true and complete details; changed details are updated without delay.',
      },
      {
        zh: '公司和客户提交的资料由平台审核，审核通过后才能使用工作台。审核未通过的，平台说明理由，用户可以修改后重新提交。',
        en: 'The platform reviews the details that companies and customers submit; the console can be used once they are approved. If they are rejected, the platform says why, and the user can correct and submit them again.',
      },
      {
        zh: '用户应妥善保管账号和密码，不得转借；发现他人使用的，应立即修改密码并通知平台。',
        en: 'The user keeps account and password safe and lends them to nobody. Whoever notices use by somebody else changes the password at once and tells the platform.',
      },
    ],
  },
  {
    title: { zh: '公司与客户的关系', en: 'Companies and customers' },
    paragraphs: [
      {
        zh: '服务由虫控服务公司提供，平台提供软件，不是服务合同的一方。客户与公司关联后，公司在其服务范围内可以查看和记录该客户现场的资料；关联解除后不再可以新增。',
        en: 'Pest-control companies provide the services. The platform provides the software and is no party to their service contracts. Once a customer is linked to a company, the company can read and record what concerns that customer’s sites within its services; after the link has ended it can add nothing more.',
      },
      {
        zh: '客户可以查看其现场的平面图、热力图、已完成的服务和已通过的报告。记录的内容由作出记录的一方负责。',
        en: 'A customer can read the floor plans, heat map, finished services and approved reports of its sites. Whoever makes a record answers for its content.',
      },
    ],
  },
  {
    title: { zh: '使用规则', en: 'Rules of use' },
    paragraphs: [
      {
        zh: '用户不得上传违法或侵犯他人权利的内容，不得伪造检查记录、签名或报告，不得试图访问他人的数据，不得以自动化方式妨碍平台运行；通过平台提供的接口正常使用除外。',
        en: 'The user uploads nothing that is unlawful or infringes the rights of others, forges no check, signature or report, does not try to reach the data of others, and does not hamper the platform by automated means; ordinary use of the interfaces that the platform offers is allowed.',
      },
      {
        zh: '违反本条款的，平台可以要求改正；情节严重的，可以停用账号，并说明理由和申诉的联系方式。',
        en: 'If these terms are broken, the platform can ask for a correction; in serious cases it can disable the account, and says why and whom to appeal to.',
      },
    ],
  },
  {
    title: { zh: '内容与数据', en: 'Content and data' },
    paragraphs: [
      {
        zh: '用户录入和上传的内容归用户所有，平台仅为提供服务而使用。清单、记录和报告可以在有权限的页面导出。',
        en: 'What the user records and uploads belongs to the user; the platform uses it only to provide the service. Lists, records and reports can be exported on the pages that the account may open.',
      },
      {
        zh: '现场照片在专业版下保存 1 年，到期清理前 30 天和 7 天各通知一次。',
        en: 'Site photos are kept for 1 year with the Professional edition; the user is told 30 and 7 days before they are removed.',
      },
    ],
  },
  {
    title: { zh: '服务与责任', en: 'Service and liability' },
    paragraphs: [
      {
        zh: '本软件用于记录和管理虫害防治工作，不替代专业判断，也不保证任何审核、检查的结果。平台尽力保持服务可用；计划内的停机事先通知。',
        en: 'The software records and manages pest control. It does not replace professional judgement, and it promises the result of no audit or inspection. The platform does its best to keep the service available, and announces planned downtime beforehand.',
      },
      {
        zh: '本条款不排除因故意或重大过失造成损失、造成人身损害以及法律规定不得免除的责任。',
        en: 'These terms do not exclude liability for loss caused by intent or gross negligence, for personal injury, or where the law does not allow it.',
      },
    ],
  },
  {
    title: { zh: '变更与终止', en: 'Changes and end' },
    paragraphs: [
      {
        zh: '本条款有重大变更的，平台至少提前 15 天通知；不同意的用户可以停止使用并注销账号。',
        en: 'The platform gives notice of important changes of these terms at least 15 days before; a user who does not agree can stop using the service and close the account.',
      },
      {
        zh: '用户可以随时联系平台注销账号。平台停止免费服务的，至少提前 30 天通知，其间可以导出数据。',
        en: 'The user can ask the platform to close the account at any time. If the platform ends the free service, it gives notice at least 30 days before, and data can be exported until then.',
      },
    ],
  },
  {
    title: { zh: '其他', en: 'Final' },
    paragraphs: [
      {
        zh: '本条款适用中华人民共和国法律，但不影响用户所在地对消费者和个人的强制性保护。争议由双方协商解决；协商不成的，向文首所列平台地址所在地有管辖权的人民法院提起诉讼。',
        en: 'The law of the People’s Republic of China applies, without prejudice to mandatory protection of consumers and individuals where the user lives. Disputes are settled by agreement; failing that, by the people’s court that has jurisdiction at the address of the platform at the head of this text.',
      },
      {
        zh: '本条款有中文和英文两种文本，内容不一致的，以中文文本为准。',
        en: 'These terms have a Chinese and an English text. Where they differ, the Chinese text decides.',
      },
    ],
  },
];
