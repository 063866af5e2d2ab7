/**
 * Ends the run with the first failing test and prints its name: the rest costs time and says nothing more. A test that waited until
 * its own time limit has found nothing.
 */
module.exports = class FirstFailureReporter {
  onTestCaseResult(test, { status, fullName, failureMessages }) {
    if (status === 'failed')
      this.end(
        test,
        fullName,
        failureMessages.some((one) => one.includes('Exceeded timeout of')),
      );
  }

  onTestResult(test, { testExecError, failureMessage }) {
    if (testExecError || failureMessage) this.end(test, 'the file', false);
  }

  end({ path }, name, waited) {
    process.stdout.write(`${waited ? 'WAITED' : 'KILLED'} ${path.replace(/^.*\/(src|tools)\//, '')} › ${name}\n`);
    process.exit(1);
  }
};
