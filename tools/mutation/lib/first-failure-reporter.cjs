/** Ends the run with the first failing test and prints its name: the rest costs time and says nothing more. */
module.exports = class FirstFailureReporter {
  onTestCaseResult(test, { status, fullName }) {
    if (status === 'failed') this.end(test, fullName);
  }

  onTestResult(test, { testExecError, failureMessage }) {
    if (testExecError || failureMessage) this.end(test, 'the file');
  }

  end({ path }, name) {
    process.stdout.write(`KILLED ${path.replace(/^.*\/(src|tools)\//, '')} › ${name}\n`);
    process.exit(1);
  }
};
