/**
 * The numbers that laws set and that we print or keep to, each once: for sentences, clocks and tests. Where each is from stands in
 * law-sources.ts, apart from them so that browsers load the numbers alone.
 */

/** We acknowledge a complaint within so many hours. */
export const acknowledgeHours = 24
/** We resolve a complaint within so many days. */
export const complaintDays = 7
/** We decide about content that breaks the law or our terms within so many hours. */
export const removalHours = 36
/** We carry out an order of a court or government within so many hours. */
export const orderHours = 3
/** An intimate image, or an imitation of one, is removed within so many hours. */
export const intimateImageHours = 2
/** We answer a request about personal data within so many days. */
export const dataRequestDays = 90
/** After a breach the Data Protection Board gets our full report within so many hours. */
export const breachReportHours = 72
/** We report an incident to CERT-In within so many hours. */
export const incidentReportHours = 6
/** Logs about the processing of personal data are kept for so many years. */
export const logYears = 1
/** A registered recruiting agent for work abroad may charge a worker so many rupees, and GST on top. */
export const overseasFeeRupees = 30_000
/** Monthly pay of employees is due by this day of the next month. */
export const wageDay = 7
/** The final settlement of employees is due within so many working days of the last day. */
export const settlementWorkingDays = 2
/** The bond that the Supreme Court found reasonable, in rupees, and for so many months. */
export const upheldBondRupees = 200_000
export const upheldBondMonths = 36
/** Professional fees above so many rupees a year are taxed at source, by so many percent. */
export const professionalTaxAboveRupees = 50_000
export const professionalTaxPercent = 10
/** An employer of so many workers must have an Internal Committee. */
export const committeeFromWorkers = 10
/** Below this age a person is a child, whose data we do not take. */
export const adultAge = 18
