/** The sex in a resident identity number: its 17th digit is odd for a man. The number must have the format. Source: GB 11643-1999. */
export const idNumberSex = (value: string): 'male' | 'female' => (Number(value[16]) % 2 === 1 ? 'male' : 'female');
