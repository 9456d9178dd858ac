/** Who acts for the hospital. */
export const teamPath = '/hospital/team'
