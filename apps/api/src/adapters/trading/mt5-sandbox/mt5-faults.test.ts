import { commonFaults, faultsSuite, type FaultyPlatform } from '../testing/faults-suite';
import { withFaults } from '../testing/with-faults';
import { TestPlatform } from './testing/test-platform';

let sandbox: TestPlatform;
let faulty: FaultyPlatform;

beforeAll(async () => {
  sandbox = await TestPlatform.open();
  faulty = withFaults(sandbox.platform, sandbox.history);
});
afterAll(() => sandbox.db.close());

faultsSuite(() => faulty, commonFaults);
