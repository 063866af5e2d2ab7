import GatewayEnvironment from './jest-environment-gateway.cjs';

const made = () => new GatewayEnvironment({ projectConfig: {} });
const failure = (type: string, describeBlock: object) => ({ name: 'hook_failure', hook: { type }, describeBlock });

it('drops what afterAll says where beforeAll has failed, and keeps every other error', () => {
  const environment = made();
  const [root, inner] = [{}, {}];
  const state = { unhandledErrors: ['earlier'] };
  environment.handleTestEvent(failure('beforeAll', root), state);
  state.unhandledErrors.push('nothing to stop');
  environment.handleTestEvent(failure('afterAll', root), state);
  expect(state.unhandledErrors).toEqual(['earlier']);
  state.unhandledErrors.push('of another block');
  environment.handleTestEvent(failure('afterAll', inner), state);
  expect(state.unhandledErrors).toEqual(['earlier', 'of another block']);
});
