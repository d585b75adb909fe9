import UIKit
import WebKit

/// A chart page on an iOS screen. Give it the link of a shared report, or figures with `hand(over:)`.
final class ChartPage: UIViewController, WKScriptMessageHandlerWithReply {
  private let web = WKWebView(frame: .zero, configuration: WKWebViewConfiguration())
  private let link: URL

  init(link: URL) {
    self.link = link
    super.init(nibName: nil, bundle: nil)
    web.configuration.userContentController.addScriptMessageHandler(self, contentWorld: .page, name: "pest")
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() { view = web }
  override func viewDidLoad() { web.load(URLRequest(url: link)) }

  func hand(over figures: Data) {
    web.callAsyncJavaScript("window.pestCharts.receive({ v: 1, type: 'data', payload: JSON.parse(figures) })",
      arguments: ["figures": String(decoding: figures, as: UTF8.self)], in: nil, in: .page)
  }

  func userContentController(_ controller: WKUserContentController, didReceive message: WKScriptMessage) async -> (Any?, String?) {
    guard message.frameInfo.isMainFrame, let told = message.body as? [String: Any], told["v"] as? Int == 1 else { return (nil, nil) }
    switch told["type"] as? String {
    case "print": UIPrintInteractionController.shared.printFormatter = web.viewPrintFormatter()
                  UIPrintInteractionController.shared.present(animated: true)
    case "share": present(UIActivityViewController(activityItems: [link], applicationActivities: nil), animated: true)
    default: break // ready, height, tap and error: as the screen needs them
    }
    return (nil, nil)
  }
}
