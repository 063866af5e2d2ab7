/** With which an act of two people is refused to somebody who cannot be its second person. */
export const secondPersonErrors = ['staff.secondPerson', 'staff.secondInvited', 'staff.secondRecent'] as const;
