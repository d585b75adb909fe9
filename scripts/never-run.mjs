// @ts-check
/**
 * Leaves out of libraries, in what is built for browsers, what is never run there. Should a library move a file, the
 * build carries it again, and row B8 shows it.
 * @type {readonly { file: RegExp, instead: (code: string) => string }[]}
 */
const neverRun = [
  // Browsers have XMLHttpRequest, which axios takes first and which tells how far an upload is.
  { file: /[\\/]axios[\\/]lib[\\/]adapters[\\/]fetch\.js$/, instead: () => 'export const getFetch = () => false;' },
  { file: /[\\/]axios[\\/]lib[\\/]helpers[\\/]HttpStatusCode\.js$/, instead: () => 'export default {};' },
  // What is sent is of the contract's types, which have no circles.
  { file: /[\\/]axios[\\/]lib[\\/]core[\\/]assertParamsAcyclic\.js$/, instead: () => 'export default () => {};' },
  // Who listens to calls does so by the client's options.
  {
    file: /[\\/]axios[\\/]lib[\\/]core[\\/]InterceptorManager\.js$/,
    instead: () => 'export default class { forEach() {} }',
  },
  // Calls are cancelled by signals.
  { file: /[\\/]axios[\\/]lib[\\/]cancel[\\/]CancelToken\.js$/, instead: () => 'export default class {}' },
  // Who calls is said by a header: no cookie is repeated in one.
  {
    file: /[\\/]axios[\\/]lib[\\/]helpers[\\/]cookies\.js$/,
    instead: () => 'export default { write() {}, read: () => null, remove() {} };',
  },
  { file: /[\\/]axios[\\/]lib[\\/]helpers[\\/]isURLSameOrigin\.js$/, instead: () => 'export default () => false;' },
  // Forms are sent as they are, or as JSON of our own.
  { file: /[\\/]axios[\\/]lib[\\/]helpers[\\/]formDataToJSON\.js$/, instead: () => 'export default () => ({});' },
  { file: /[\\/]axios[\\/]lib[\\/]helpers[\\/]toURLEncodedForm\.js$/, instead: () => 'export default (data) => data;' },
  // What goes into an address is text, numbers, yes and no, or lists of them.
  {
    file: /[\\/]axios[\\/]lib[\\/]helpers[\\/]toFormData\.js$/,
    instead: () => `export default (given, form) => {
  for (const [key, value] of Object.entries(given)) {
    if (Array.isArray(value)) for (const each of value) each != null && form.append(key + '[]', String(each));
    else if (value !== undefined) form.append(key, value === null ? '' : String(value));
  }
};`,
  },
  { file: /[\\/]axios[\\/]lib[\\/]core[\\/]setFormDataHeaders\.js$/, instead: () => 'export default () => {};' },
  // What is asked of axios is written here, and typed.
  {
    file: /[\\/]axios[\\/]lib[\\/]helpers[\\/]validator\.js$/,
    instead: () =>
      'const accept = () => accept; export default { assertOptions: accept, validators: { transitional: accept, spelling: accept } };',
  },
  // Catalogues come with their screens, not from a backend, and none quotes another; numbers are written by the
  // formatter of `base/i18n`, days by `useFormat`. Advice to developers is given while they develop.
  {
    file: /[\\/]i18next[\\/]dist[\\/]esm[\\/]i18next\.js$/,
    instead: (code) =>
      code
        .replace(
          classNamed('Connector'),
          onAsManyLines(
            'class Connector extends EventEmitter { state = {}; load(_languages, _namespaces, done) { done?.(); } }',
          ),
        )
        .replace(classNamed('Formatter'), onAsManyLines('class Formatter {}'))
        .replace(
          classNamed('Logger'),
          onAsManyLines('class Logger { create() { return this; } init() {} log() {} error() {} }'),
        )
        // Keys are words, never functions that select one.
        .replace(functionNamed('createProxy'), onAsManyLines(''))
        .replace(functionNamed('keysFromSelector'), onAsManyLines('const keysFromSelector = (key) => key;'))
        .replace(method('nest'), onAsManyLines('  nest(text) { return text; }'))
        // Who writes numbers is the only one that joins.
        .replace(method('use'), onAsManyLines('  use(module) { this.modules.formatter = module; return this; }'))
        .replace(
          method(
            'addResources?|cloneInstance|dir|exists|getFixedT|getUsedParamsDetails|hydrate|loadLanguages|loadNamespaces|removeNamespaces|removeResourceBundle|setDefaultNamespace|toJSON',
          ),
          onAsManyLines(''),
        )
        .replace(/^( *(?:if \(.*\) )?)this\.logger\.(?:warn|deprecate|once)\(.*\);$/gm, '$1;'),
  },
  // styled-components writes prefixes for browsers that are gone only when it is told to.
  { file: /[\\/]stylis[\\/]src[\\/]Prefixer\.js$/, instead: () => "export const prefix = () => '';" },
  // Components that nobody uses stay for a name that developer tools show, and because nothing says that making one
  // does nothing else; the warnings are for development.
  {
    file: /[\\/]react-router[\\/]dist[\\/]development[\\/]chunk-\w+\.mjs$/,
    instead: (code) =>
      code
        .replace(/^\w+\.displayName = .*$/gm, '')
        .replace(/ = (React\d*\.(?:forwardRef|createContext)\()/g, ' = /* @__PURE__ */ $1')
        .replace('ENABLE_DEV_WARNINGS = true', 'ENABLE_DEV_WARNINGS = false'),
  },
];

/**
 * A whole class of a file as libraries print it: its last brace alone starts a line.
 * @param {string} name
 */
function classNamed(name) {
  return new RegExp(`^class ${name} [^]*?^\\}`, 'm');
}

/**
 * Likewise a function.
 * @param {string} name
 */
function functionNamed(name) {
  return new RegExp(`^function ${name}\\(.*\\) \\{[^]*?^\\}`, 'm');
}

/**
 * A method of a class, or each of several.
 * @param {string} names
 */
function method(names) {
  return new RegExp(`^ {2}(?:${names})\\(.*\\) \\{\\n[^]*?^ {2}\\}$`, 'gm');
}

/**
 * So that source maps stay right.
 * @param {string} replacement
 * @returns {(replaced: string) => string}
 */
function onAsManyLines(replacement) {
  return (replaced) => replacement + '\n'.repeat(replaced.split('\n').length - 1);
}

/** What is written here, where styles are text: a comment in them would be sent to every reader. */
const ours = /[\\/]packages[\\/]pest-\w+[\\/]src[\\/].+\.tsx?$/;
/** On a line of its own, which stays, so that source maps stay right. */
const styleComment = /^[ \t]*\/\* [^*]*\*\/$/gm;

/** For Vite's build. */
export const withoutNeverRun = {
  name: 'without-never-run',
  apply: /** @type {const} */ ('build'),
  /**
   * Line by line, so that source maps stay right.
   * @param {string} code
   * @param {string} id
   */
  transform(code, id) {
    if (ours.test(id)) return { code: code.replace(styleComment, ''), map: null };
    const found = neverRun.find(({ file }) => file.test(id));
    return found ? { code: found.instead(code), map: null } : null;
  },
};
