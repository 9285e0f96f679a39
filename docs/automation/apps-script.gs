/** In a Google sheet with the tabs `contact` and `event`. relay.ts waits for the word “taken”. */
function doPost(event) {
  const values = Object.values(JSON.parse(event.postData.contents))
  // Else a cell takes what begins with = for a formula, and a phone number for a number, without its first 0.
  const row = values.map((value) => `'${value}`)
  SpreadsheetApp.getActiveSpreadsheet().getSheetByName(event.parameter.form).appendRow(row)
  return ContentService.createTextOutput('taken')
}
