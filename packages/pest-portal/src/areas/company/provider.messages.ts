import { defineMessages } from 'pest-sdk';

/** Words of a company's own provider of identities. */
export const providerMessages = defineMessages({
  zh: {
    'provider.title': '公司账号登录',
    'provider.text':
      '员工用公司的统一身份认证（OpenID Connect）登录。首次登录时按已验证的邮箱或手机号对应到本公司的账号并从此绑定，不会新建账号。',
    'provider.redirect': '在身份提供方登记的回调地址',
    'provider.code': '公司代码',
    'provider.code.help': '员工登录时输入，3 至 32 位小写字母、数字或连字符',
    'provider.issuer': '身份提供方地址（Issuer）',
    'provider.issuer.help': '以 https:// 开头，其下有 /.well-known/openid-configuration',
    'provider.clientId': '客户端 ID',
    'provider.clientSecret': '客户端密钥',
    'provider.clientSecret.kept': '不填则沿用已保存的密钥',
    'provider.mailDomain': '邮箱域名',
    'provider.mailDomain.help': '选填，如 harbour.com；其他域名的邮箱不能登录',
    'provider.enforced': '只能用公司账号登录',
    'provider.enforced.help': '密码与通行密钥不再可用；管理员本人不受此限制。须先试登录成功',
    'provider.try': '试登录',
    'provider.untried': '保存后请用您自己的公司账号试登录一次。更改配置后需要重新试登录。',
    'provider.tried': '{{time}} 试登录成功',
    'provider.saved': '公司账号登录已设置',
    'provider.remove': '停用',
    'provider.remove.title': '停用公司账号登录？',
    'provider.remove.text': '之后员工用密码或通行密钥登录。',
    'provider.removed': '公司账号登录已停用',
  },
  en: {
    'provider.title': 'Sign-in with company accounts',
    'provider.text':
      'Staff sign in with your own identity provider (OpenID Connect). At the first sign-in a verified e-mail address or phone finds the account of this company, and links it for good; none is created.',
    'provider.redirect': 'Redirect URI to register with the provider',
    'provider.code': 'Company code',
    'provider.code.help': 'Staff type it to log in: 3 to 32 small letters, digits or hyphens',
    'provider.issuer': 'Issuer',
    'provider.issuer.help': 'Begins with https:// and has /.well-known/openid-configuration below it',
    'provider.clientId': 'Client ID',
    'provider.clientSecret': 'Client secret',
    'provider.clientSecret.kept': 'Leave it empty to keep the one that is saved',
    'provider.mailDomain': 'E-mail domain',
    'provider.mailDomain.help': 'Optional, such as harbour.com; addresses of other domains cannot log in',
    'provider.enforced': 'Company accounts only',
    'provider.enforced.help':
      'Passwords and passkeys no longer work; the administrator keeps them. It has to be tried first.',
    'provider.try': 'Try it',
    'provider.untried':
      'Once it is saved, sign in with your own company account to try it. After a change, try it again.',
    'provider.tried': 'Tried successfully {{time}}',
    'provider.saved': 'Sign-in with company accounts is set up',
    'provider.remove': 'Stop using it',
    'provider.remove.title': 'Stop signing in with company accounts?',
    'provider.remove.text': 'Staff then sign in with a password or passkey.',
    'provider.removed': 'Sign-in with company accounts has stopped',
  },
});
