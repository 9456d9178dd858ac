/** The form that all filters of a list of specialists belong to, and the sheet in which phones show them. */
export const filterFormId = 'specialist-search'
export const filterSheetId = 'specialist-filters'
