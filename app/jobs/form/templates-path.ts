/** The templates of the member's hospital. */
export const templatesPath = '/hospital/job-templates'
