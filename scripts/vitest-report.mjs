// Vitest's reporter for npm test. Its results contain what the JSON reporter leaves out: errors that belong to no test, which also fail a run.

import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { ROOT } from './prepare.mjs';

export default class Report {
  onTestRunEnd(modules, unhandledErrors, reason) {
    const tests = modules.flatMap((module) => [...module.children.allTests()].map((test) => ({ module, test })));
    const withState = (state) => tests.filter(({ test }) => test.result().state === state);
    const failedTests = withState('failed').map(({ module, test }) => ({
      title: `${fileOf(module)} › ${test.fullName}`,
      message: messagesOf(test.result().errors ?? []),
    }));
    // A file that cannot be loaded and a hook that fails are errors of the file.
    const failedFiles = modules
      .filter((module) => module.errors().length > 0)
      .map((module) => ({ title: fileOf(module), message: messagesOf(module.errors()) }));
    const outside = unhandledErrors.map((error) => ({
      title: `Error outside any test, during ${error.VITEST_TEST_PATH ? relative(ROOT, error.VITEST_TEST_PATH) : 'the run'}`,
      message: messagesOf([error]),
    }));
    const results = {
      reason,
      passed: withState('passed').length,
      skipped: withState('skipped').length,
      failures: [...failedTests, ...failedFiles, ...outside],
      files: modules.map((module) => ({ file: fileOf(module), milliseconds: module.diagnostic().duration })),
    };
    writeFileSync(process.env.MUSTER_TEST_REPORT, JSON.stringify(results));
  }
}

const fileOf = (module) => relative(ROOT, module.moduleId);
const messagesOf = (errors) => errors.map(({ stack, message, name }) => stack ?? message ?? name).join('\n');
