/** The user's stored value that says that this browser takes push for this customer. */
export const PUSH_MARK = 'push';
