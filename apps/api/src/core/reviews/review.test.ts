import { unlessDecided } from './review';

it('ignores only the error that somebody else has decided', async () => {
  await expect(unlessDecided(Promise.reject(new Error('staff.state')))).resolves.toBeUndefined();
  await expect(unlessDecided(Promise.reject(new Error('staff.unknown')))).rejects.toThrow('staff.unknown');
  await expect(unlessDecided(Promise.resolve('decided'))).resolves.toBeUndefined();
});
