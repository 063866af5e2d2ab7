import { unlessDecided } from './review';

it('leaves alone what somebody else has decided, and nothing else', async () => {
  await expect(unlessDecided(Promise.reject(new Error('staff.state')))).resolves.toBeUndefined();
  await expect(unlessDecided(Promise.reject(new Error('staff.unknown')))).rejects.toThrow('staff.unknown');
  await expect(unlessDecided(Promise.resolve('decided'))).resolves.toBeUndefined();
});
