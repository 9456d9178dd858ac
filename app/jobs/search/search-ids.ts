/** The form that all filters of the job list belong to, and the sheet in which phones show them. */
export const searchFormId = 'job-search'
export const filtersId = 'job-filters'
