import js from '@eslint/js';
import globals from 'globals';
import ts from 'typescript-eslint';

export default ts.config(
  { ignores: ['dist/', '.site/', 'lib/', '.cache/', 'coverage/'] },
  js.configs.recommended,
  ...ts.configs.strict,
  {
    rules: {
      '@typescript-eslint/no-non-null-assertion': 'off', // indexed access is checked; `!` marks a proven bound
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      eqeqeq: 'error',
      'no-eval': 'error',
      'no-restricted-properties': [
        'error',
        { property: 'innerHTML', message: 'Data strings are hostile: let Lit or createElement escape them.' },
        { property: 'outerHTML', message: 'Data strings are hostile: let Lit or createElement escape them.' },
      ],
    },
  },
  {
    files: ['src/core/**', 'src/paste/**', 'src/world/**', 'src/words/**'],
    rules: {
      'no-restricted-globals': ['error', 'Date'], // the day of asking is an argument
    },
  },
  {
    files: ['src/**', 'scripts/**'],
    rules: {
      'max-lines-per-function': ['error', { max: 60, skipBlankLines: true, skipComments: true }],
    },
  },
  {
    files: ['test/browser/**'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector:
            'MemberExpression[property.name="equal"][object.property.name!="not"] CallExpression[callee.name="expect"] > :matches(CallExpression[callee.property.name="querySelector"], MemberExpression[property.name="activeElement"])',
          message:
            'Compare a number or a boolean: a red test that holds an element never reaches the runner.',
        },
      ],
    },
  },
  { files: ['public/**'], languageOptions: { globals: globals.browser } },
  {
    files: ['scripts/**', '*.js', 'src/publish/**', 'src/dataset/**', 'src/server/**'],
    languageOptions: { globals: globals.node },
  },
);
