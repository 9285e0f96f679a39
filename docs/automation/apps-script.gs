/** In a Google sheet with the tabs `contact` and `event`. relay.ts waits for the word “taken”. */
function doPost(event) {
  const values = Object.values(JSON.parse(event.postData.contents))
  // A cell that begins so would be a formula.
  const row = values.map((value) => String(value).replace(/^[=+\-@\t\r]/, "'$&"))
  SpreadsheetApp.getActiveSpreadsheet().getSheetByName(event.parameter.form).appendRow(row)
  return ContentService.createTextOutput('taken')
}
